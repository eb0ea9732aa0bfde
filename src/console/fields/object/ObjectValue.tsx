import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

interface ObjectValueProps {
  resource: Resource
  fields: readonly Field[]
  /** The path to the object, with dots: the key of its words. */
  source: string
  draw: (field: Field) => ReactNode
}

/** An object inside a record: its properties, each with its name. */
export function ObjectValue({ resource, fields, source, draw }: ObjectValueProps) {
  const words = useEntityWords(resource)
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        gap: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {fields.map((inner) => (
        <Box
          key={inner.source}
          sx={{ minWidth: 0, gridColumn: factsOf(inner.type).wide ? '1 / -1' : 'auto' }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {words.label(`${source}.${inner.source}`)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {draw(inner)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
