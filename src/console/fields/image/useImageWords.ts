import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { ImageWords } from './ImageInput.tsx'

/** The words of the inputs of pictures. */
export function useImageWords(): ImageWords {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string) => translate(`upload.${key}`)
    return {
      image: {
        upload: say('upload'),
        hint: say('hint'),
        cancel: say('cancel'),
        choose: say('choose'),
        address: say('address'),
        typeAddress: say('typeAddress'),
        tooLarge: (size: string) => translate('upload.tooLarge', { size }),
        notImage: say('notImage'),
        failed: say('failed'),
        failedWhy: (reason: string) => translate('upload.failedWhy', { reason }),
        crop: {
          title: say('crop.title'),
          hint: say('crop.hint'),
          area: say('crop.area'),
          handle: say('crop.handle'),
          confirm: say('crop.confirm'),
          cancel: say('crop.cancel'),
        },
      },
    }
  }, [translate])
}
