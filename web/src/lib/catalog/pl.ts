/** All messages of a language that the page may need, in one chunk. */
export default Object.values(
  import.meta.glob<string>(["$locale/pl/*.ftl", "!$locale/pl/admin.ftl", "!$locale/pl/terminal.ftl", "!$locale/pl/uhp.ftl", "!$locale/pl/arena*.ftl", "!$locale/pl/envs.ftl", "!$locale/pl/lessons*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
