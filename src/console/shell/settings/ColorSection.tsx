import { useState } from 'react'
import { useTranslate } from 'react-admin'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Json } from '#shared/contracts/Json.ts'
import { isHexColor } from '../../kit/colors/contrast.ts'
import { ColorInput } from '../../fields/color/ColorInput.tsx'
import { useInputWords } from '../../fields/words/useInputWords.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'
import { themeColors } from '../../kit/appConfig/themeColors.ts'
import { useSetting } from '../../kit/appConfig/useAppConfig.ts'

/** The theme colour: one of the offered ones, or any. */
export function ColorSection() {
  const translate = useTranslate()
  const words = useInputWords()
  const themeColor = useSetting('themeColor')
  // Unfinished input is not a colour yet.
  const [typed, setTyped] = useState<Json>()
  const choose = (value: Json | undefined) => {
    setTyped(value)
    if (isHexColor(value)) appConfig.set({ themeColor: value })
  }
  const known = themeColors.find(({ color }) => color === themeColor)
  return (
    <>
      <ChoiceGroup
        title={translate('settings.color.title')}
        value={known?.color}
        columns={8}
        hasWords={false}
        choices={themeColors.map(({ name, color }) => ({
          value: color,
          label: translate(`settings.color.${name}`),
          picture: (
            <Box component="span" sx={{ ...swatchStyle, bgcolor: color, forcedColorAdjust: 'none' }}>
              {color === themeColor && <Check sx={{ fontSize: '1.125rem' }} />}
            </Box>
          ),
        }))}
        onChoose={(color) => {
          setTyped(undefined)
          appConfig.set({ themeColor: color })
        }}
      />
      <ColorInput
        id="theme-color"
        label={translate('settings.color.own')}
        value={isHexColor(typed) || typed === undefined ? themeColor : typed}
        onChange={choose}
        words={words}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('settings.color.hint')}
      </Typography>
    </>
  )
}

const swatchStyle = { display: 'grid', placeItems: 'center', height: 28, color: '#fff' }
