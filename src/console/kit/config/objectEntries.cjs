// Replaces the polyfill of node-polyglot: every browser that the console is built for has the function.
module.exports = Object.entries
