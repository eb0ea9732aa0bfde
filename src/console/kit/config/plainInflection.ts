/** Replaces the library with which react-admin turns names into labels: every name of the console has its own words. */
function nameItself(name: string): string {
  return name
}

export {
  nameItself as capitalize,
  nameItself as humanize,
  nameItself as inflect,
  nameItself as pluralize,
  nameItself as singularize,
  nameItself as transform,
}
