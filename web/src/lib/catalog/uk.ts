/** All messages of a language that the page may need, in one chunk. */
export default Object.values(
  import.meta.glob<string>(["$locale/uk/*.ftl", "!$locale/uk/admin.ftl", "!$locale/uk/terminal.ftl", "!$locale/uk/uhp.ftl", "!$locale/uk/arena*.ftl", "!$locale/uk/envs.ftl", "!$locale/uk/lessons*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
