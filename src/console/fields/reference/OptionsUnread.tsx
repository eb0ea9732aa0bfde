import { useTranslate } from 'react-admin'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { PartFailed } from '../../kit/page/PartFailed.tsx'

/** In place of an input of which it could not be found out what there is to choose; what is chosen stays. */
export function OptionsUnread({ onRetry, ...props }: InputProps & { onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <InputFrame {...props}>
      <PartFailed text={translate('screens.list.failed', { name: props.label })} onRetry={onRetry} />
    </InputFrame>
  )
}
