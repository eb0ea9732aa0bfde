/**
 * Whoever reads the output may end before the server, as `tee` does when people interrupt `npm start | tee log`. The next line would
 * end the process then, in the middle of what it is doing.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
