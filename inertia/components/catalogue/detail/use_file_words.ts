import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

/** What a file is and when a day's file appears, in words. */
export function useFileWords(detail: Data.Catalogue.ProductDetail) {
  const t = useText('catalogue/products')
  const productText = useText('catalogue/product')
  const { format, compression, filesPerDay, publishDelayDays: delay, publishTime: time } = detail
  const kind = [t(`format.${format}`), compression === 'none' ? null : t(`format.${compression}`)]
  const number = t('format.files', { count: filesPerDay })
  const name = detail.exampleFileName
  return {
    /** Of a product without days only the kind of file. */
    format: [...kind, name && number].filter(Boolean).join(', '),
    appears: appears(),
    publication: name && `${appears()} ${productText('detail.example', { name })}`,
  }

  function appears(): string {
    if (delay === 0) return productText('detail.delay_zero', { time })
    return productText('detail.delay', { count: delay, days: delay, time })
  }
}
