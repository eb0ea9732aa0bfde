/**
 * Keeps the server running when the reader of its output ends first, as `tee` does when people interrupt `npm start | tee log`.
 * Otherwise the next line of output would end the process in the middle of a request.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
