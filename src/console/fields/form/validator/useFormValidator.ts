import { useMemo } from 'react'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { complaintText } from '../../../kit/messages/complaintText.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { factsOfRows } from '../../children/factsOfRows.ts'
import { useUnseenRows } from '../../children/useUnseenRows.ts'
import { useRowForms } from '../../children/useRowForms.ts'
import type { Completion } from '../../fills/completionOf.ts'
import { createValidator } from './createValidator.ts'
import type { ValidatorParts } from './createValidator.ts'

interface Options {
  complete?: Completion
  compute?: ValidatorParts['compute']
  /** Whether the record is stored already. */
  isStored?: boolean
}

/** The generated validator of a form, with complaints in the words of the entity. */
export function useFormValidator(resource: Resource, form: ResourceForm, options: Options = {}) {
  const { complete, compute, isStored = false } = options
  const words = useEntityWords(resource)
  const unseen = useUnseenRows(resource)
  const rowForms = useRowForms(resource, form)
  return useMemo(() => {
    const sourceOf = (path: string) => pointerNames(path).filter((name) => !/^\d+$/.test(name))
    const helpOf = (path: string) => {
      const [source = '', ...inside] = pointerNames(path)
      const field = inside.length === 0 ? fieldOf(resource, source) : undefined
      return field && words.help(field)
    }
    const wordsOf = (fact: FieldFact) =>
      complaintText(fact, {
        label: nameIn(resource, fact.path) ?? words.label(sourceOf(fact.path).join('.')),
        help: helpOf(fact.path),
        entity: resource.entity,
        labelOf: (name) => words.label([...sourceOf(fact.path).slice(0, -1), name].join('.')),
      })
    return createValidator(form, wordsOf, {
      ...(complete && { complete }),
      compute,
      factsOf: (completed) => factsOfRows(rowForms, completed),
      // Rows that the user cannot see are not changed.
      ...(isStored && { unseen }),
    })
  }, [resource, form, words, complete, compute, isStored, unseen, rowForms])
}

/** The name that people gave to a value, for properties with named values. */
function nameIn(resource: Resource, path: string): string | undefined {
  const [source = '', name] = pointerNames(path)
  return fieldOf(resource, source)?.type === 'values' ? name : undefined
}
