import type { SvgIconComponent } from '@mui/icons-material'

/** The picture of a kind of notice, and its colour in the theme. */
export interface NoticeLook {
  Icon: SvgIconComponent
  color: string
}
