import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { pointerNames } from '#shared/messages/fieldFact.ts'
import { complaintText } from '../../kit/messages/complaintText.ts'
import { fieldOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { createValidator } from './createValidator.ts'

/** The generated validator of a form, whose complaints are in the words of the entity. */
export function useFormValidator(resource: Resource, form: ResourceForm) {
  const words = useEntityWords(resource)
  return useMemo(() => {
    const labelOf = (path: string) =>
      words.label(
        pointerNames(path)
          .filter((name) => !/^\d+$/.test(name))
          .join('.'),
      )
    const helpOf = (path: string) => {
      const [source = '', ...inside] = pointerNames(path)
      const field = inside.length === 0 ? fieldOf(resource, source) : undefined
      return field && words.help(field)
    }
    return createValidator(form, (fact) =>
      complaintText(fact, {
        label: labelOf(fact.path),
        help: helpOf(fact.path),
        entity: resource.entity,
        labelOf: words.label,
      }),
    )
  }, [resource, form, words])
}
