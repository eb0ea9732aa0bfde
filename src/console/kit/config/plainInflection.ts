/** Stands in for the library by which react-admin makes labels of names: each name of the console has its own words. */
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
