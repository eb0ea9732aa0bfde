import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { FormContext } from './FormContext.ts'

/** Adds nothing: our inputs draw their own label, help and complaints. */
export function BareFieldTemplate({ children }: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  return children
}
