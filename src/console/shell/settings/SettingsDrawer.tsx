import type { ReactNode } from 'react'
import { useId } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import Close from '@mui/icons-material/Close'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import RestartAlt from '@mui/icons-material/RestartAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styleChoices, useStyleChoice } from '../../kit/theme/useStyleChoice.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ColorSection } from './ColorSection.tsx'
import { ContentSection } from './ContentSection.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { NavigationSection } from './NavigationSection.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { appConfig } from '../../kit/appConfig/appConfigStore.ts'
import { copySettings } from './copySettings.ts'
import { useSetting } from '../../kit/appConfig/useAppConfig.ts'

/** All appearance settings; each choice shows at once behind the drawer. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const [style, chooseStyle] = useStyleChoice()
  const weak = useSetting('weak')
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paperStyle },
      }}
    >
      <Box sx={headStyle}>
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }}>
          {translate('settings.open')}
        </Typography>
        <IconButton size="small" aria-label={translate('settings.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2.5, pb: 3 }}>
        <Section title={translate('settings.style.title')}>
          <ChoiceGroup
            title={translate('settings.style.mode')}
            value={style}
            columns={3}
            choices={styleChoices.map((value) => ({
              value,
              label: translate(`settings.style.${value}`),
              picture: <LayoutPicture of={value} />,
            }))}
            onChoose={chooseStyle}
          />
          <ColorSection />
        </Section>
        <Section title={translate('settings.navigation')}>
          <NavigationSection />
        </Section>
        <Section title={translate('settings.content')}>
          <ContentSection />
        </Section>
        <Section title={translate('settings.other')}>
          <SettingSwitch
            label={translate('settings.weak')}
            hint={translate('settings.weakHint')}
            checked={weak}
            onChange={(checked) => appConfig.set({ weak: checked })}
          />
        </Section>
      </Box>
      <Buttons />
    </Drawer>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={sectionStyle}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Buttons() {
  const translate = useTranslate()
  const notify = useNotify()
  const [style, chooseStyle] = useStyleChoice()
  const copy = () =>
    copySettings(style).then(
      () => notify('settings.copied', { type: 'success' }),
      () => notify('settings.copyFailed', { type: 'warning' }),
    )
  const reset = () => {
    appConfig.reset()
    chooseStyle('system')
    notify('settings.resetDone', { type: 'success' })
  }
  return (
    <Box sx={footStyle}>
      <Button fullWidth variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('settings.copy')}
      </Button>
      <Button fullWidth variant="outlined" startIcon={<RestartAlt />} onClick={reset}>
        {translate('settings.reset')}
      </Button>
    </Box>
  )
}

const paperStyle = { width: 340, maxWidth: '100vw', borderLeft: 1, borderColor: 'divider' }

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  height: 60,
  px: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
}

const sectionStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  py: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

const footStyle = { display: 'flex', gap: 1.5, p: 2, borderTop: 1, borderColor: 'divider' }
