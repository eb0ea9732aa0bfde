// Loaded before a program, also in its threads: kills it as soon as it has created the file whose path ends with `KILL_AT`.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const { writeFileSync } = fs
const { writeFile } = fs.promises
const killAt = (path) => {
  if (String(path).endsWith(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL')
}

fs.writeFileSync = (path, ...rest) => {
  writeFileSync(path, ...rest)
  killAt(path)
}
fs.promises.writeFile = async (path, ...rest) => {
  await writeFile(path, ...rest)
  killAt(path)
}
syncBuiltinESMExports()
