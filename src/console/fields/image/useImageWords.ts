import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { ImageWords } from './ImageInputProps.ts'

/** The words of the inputs for pictures. */
export function useImageWords(): ImageWords {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string) => translate(`upload.${key}`)
    return {
      image: {
        upload: say('upload'),
        hint: say('hint'),
        cancel: say('cancel'),
        stop: say('stop'),
        waiting: say('waiting'),
        retry: say('retry'),
        choose: say('choose'),
        address: say('address'),
        typeAddress: say('typeAddress'),
        tooLarge: (size: string) => translate('upload.tooLarge', { size }),
        noRoom: (count: number) => translate('upload.noRoom', { count }),
        notImage: say('notImage'),
        failed: say('failed'),
        failedWhy: (reason: string) => translate('upload.failedWhy', { reason }),
      },
    }
  }, [translate])
}
