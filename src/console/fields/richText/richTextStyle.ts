/** How formatted text looks, the same in the editor and on the detail page. */
export const richTextStyle = {
  fontSize: 14,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& p': { my: 1 },
  '& h1, & h2, & h3, & h4': { my: 1.5, fontWeight: 600, lineHeight: 1.4 },
  '& h1': { fontSize: 22 },
  '& h2': { fontSize: 20 },
  '& h3': { fontSize: 17 },
  '& h4': { fontSize: 15 },
  '& ul, & ol': { pl: 3 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& pre': { p: 1.5, bgcolor: 'action.hover', borderRadius: 1, overflow: 'auto' },
  '& a': { color: 'primary.main' },
} as const
