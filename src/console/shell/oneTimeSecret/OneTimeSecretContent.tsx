import { SecretDialog } from '../../kit/widgets/SecretDialog.tsx'
import type { OneTimeSecret } from '../../session/api/callApi.ts'
import { useSecretWords } from './useSecretWords.ts'

interface OneTimeSecretContentProps {
  shown: OneTimeSecret
  onClose: () => void
}

/** A secret that the server generated, with instructions for its use. */
export function OneTimeSecretContent({ shown: { kind, text }, onClose }: OneTimeSecretContentProps) {
  const { title, label, done } = useSecretWords()[kind]
  return <SecretDialog title={title} label={label} text={text} words={done} onClose={onClose} />
}
