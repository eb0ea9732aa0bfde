import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { InputOptions, WantedValues } from '../../kit/inputs/InputProps.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { NewRecordDialogContext } from './NewRecordDialogContext.ts'

/** The last line of a picker, which makes a missing record. */
export interface CreateOffer {
  labelFor: (typed: string) => string
  start: (typed: string) => void
}

/** Offers to make a record in a picker, if the user may make one; the dialog is rendered beside the picker. */
export function useCreateOffer(
  { reference, where = {}, mayCreate = false }: InputOptions,
  onMade: (id: string) => void,
): { offer: CreateOffer | undefined; dialog: ReactNode } {
  const entity = reference?.entity ?? ''
  const translate = useTranslate()
  const { codes } = useAccess()
  const { nameInText: name } = useEntityWords({ entity })
  const draw = use(NewRecordDialogContext)
  const [typed, setTyped] = useState<string>()
  const resource = resourceOf(entity)
  if (!mayCreate || !draw || !resource || !isCreatable(resource, codes))
    return { offer: undefined, dialog: null }
  const create = translate('screens.action.create', { name })
  const isPlain = (text: string) => text === '' || resource.isUnnamed
  return {
    offer: {
      labelFor: (text) =>
        isPlain(text) ? create : translate('screens.action.createCalled', { create, text }),
      start: setTyped,
    },
    dialog:
      typed !== undefined &&
      draw({
        resource,
        given: { ...onlyValues(where), ...(isPlain(typed) ? {} : { [resource.display]: typed }) },
        onClose: () => setTyped(undefined),
        onMade: (record) => {
          setTyped(undefined)
          onMade(String(record.id))
        },
      }),
  }
}

/** The values that a new record needs to be chosen here, where only one value is possible. */
function onlyValues(where: WantedValues): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, [value, ...others]]) =>
      value === undefined || others.length > 0 ? [] : [[name, value]],
    ),
  )
}

function isCreatable({ form, permissions }: Resource, codes: ReadonlySet<string>): boolean {
  return form !== undefined && mayDo(codes, permissions.create)
}
