declare module "*?rulebook" {
  const book: import("./book").Rulebook;
  export default book;
}
