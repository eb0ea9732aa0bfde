import type { SvgIconComponent } from '@mui/icons-material'

/** The icon of a kind of notice, and its colour in the theme. */
export interface NoticeLook {
  Icon: SvgIconComponent
  color: string
}
