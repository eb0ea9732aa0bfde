import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { getUiOptions } from '@rjsf/utils'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BrokenRules } from './BrokenRules.tsx'
import type { FormContext, FormSection } from './FormContext.ts'

type Props = ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>

/** The form as cards, one per group, two columns wide where there is room; read-only properties are not drawn at all. */
export function RootTemplate(props: Props) {
  const { sections, brokenRules } = props.registry.formContext
  return (
    <>
      <Stack spacing={2}>
        {sections.map((section) => (
          <Section key={section.name} section={section} {...props} />
        ))}
      </Stack>
      {brokenRules && <BrokenRules rules={brokenRules} errors={props.errorSchema} />}
    </>
  )
}

function Section({ section, ...props }: Props & { section: FormSection }) {
  const titleId = `${props.fieldPathId.$id}-section-${section.name}`
  if (section.title === undefined) return <Fields section={section} {...props} />
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, px: 3, pt: 2 }}>
        {section.title}
      </Typography>
      <Box sx={{ p: 3, pt: 2 }}>
        <Fields section={section} {...props} />
      </Box>
    </Card>
  )
}

function Fields({ section, properties, uiSchema }: Props & { section: FormSection }) {
  const columns = section.title === undefined ? 1 : 2
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
        columnGap: 3,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      {section.fields.map((name) => {
        const wide = getUiOptions(uiSchema?.[name])['wide'] === true
        return (
          <Box
            key={name}
            data-field={name}
            sx={{ gridColumn: { md: wide ? '1 / -1' : 'auto' }, minWidth: 0 }}
          >
            {properties.find((property) => property.name === name)?.content}
          </Box>
        )
      })}
    </Box>
  )
}
