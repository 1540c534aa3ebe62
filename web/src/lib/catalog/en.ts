/** All messages of a language that the page may need, in one chunk. */
export default Object.values(
  import.meta.glob<string>(["$locale/en/*.ftl", "!$locale/en/admin.ftl", "!$locale/en/terminal.ftl", "!$locale/en/uhp.ftl", "!$locale/en/arena*.ftl", "!$locale/en/envs.ftl", "!$locale/en/lessons*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
