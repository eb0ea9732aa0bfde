/** A picture in the documentation. */
export interface Picture {
  title: string
  /** The address of the page in the console. */
  address: string
  /** The path of the image, relative to the documentation's page. */
  image: string
  bytes: number
}

/** The page of the documentation with the pictures. */
export function samplesDocument(pages: readonly Picture[], widgets: readonly Picture[]): string {
  return `# Samples

The pages below 示例 ("Samples") in the menu of a new database, in Chinese and 1440 pixels wide. \`npm run eject -- sample form/step\` writes one as a page of one's own;
\`npm run pictures\` takes these pictures once more and writes this page.

## Pages

${pages.map(section).join('\n\n')}

## Widgets

${widgets.map(section).join('\n\n')}
`
}

function section({ title, address, image }: Picture): string {
  return `### ${title}\n\n\`#${address}\`\n\n![${title}](${image})`
}
