import { takePictures } from './pictures/takePictures.ts'
import { readArguments } from './steps/readArguments.ts'

// `npm run pictures`: retakes the pictures of the sample pages in the documentation, and rewrites the page that shows them.
readArguments({ usage: 'npm run pictures', options: {} })
const { count, bytes } = await takePictures((line) => console.log(line))
console.log(`${count} pictures, ${Math.round(bytes / 1000)} kB; docs/samples.md shows them.`)
