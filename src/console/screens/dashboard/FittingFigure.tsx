import Box from '@mui/material/Box'

/** A figure in one line, smaller where there is no room: a part of it in a line of its own would read as another number. */
export function FittingFigure({ text }: { text: string }) {
  const fontSize = `clamp(0.75rem, ${(100 / widthOf(text)).toFixed(2)}cqi, 1em)`
  return (
    <Box component="span" sx={{ display: 'block', containerType: 'inline-size' }}>
      <span style={{ fontSize }}>{text}</span>
    </Box>
  )
}

/** At most so many times as wide as its letters are high, in the fonts of most systems. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (/[,. :]/u.test(letter)) return 0.32
  return /\p{Script=Han}/u.test(letter) ? 1 : 0.64
}
