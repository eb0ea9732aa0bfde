import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { FormContext } from './FormContext.ts'

/** Adds nothing, because our inputs draw their own label, help and complaints. */
export function BareFieldTemplate({ children }: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  return children
}
