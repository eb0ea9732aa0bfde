/** Replaces the library of react-admin's own export: our lists have another export, `useExport`. */
function noExport(): never {
  throw new Error('Lists are exported by useExport')
}

// oxlint-disable-next-line import/no-default-export -- as the library itself exports it
export { noExport as default }
