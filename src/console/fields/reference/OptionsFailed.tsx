import { useTranslate } from 'react-admin'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { PartFailed } from '../../kit/page/PartFailed.tsx'

/** Replaces an input whose options could not be loaded; its value stays. */
export function OptionsFailed({ onRetry, ...props }: InputProps & { onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <InputFrame {...props}>
      <PartFailed text={translate('screens.list.failed', { name: props.label })} onRetry={onRetry} />
    </InputFrame>
  )
}
