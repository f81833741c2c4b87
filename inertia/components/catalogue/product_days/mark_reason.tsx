import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Mark, MarkPreview } from './types'

/** What a mark would do to the chosen days, and which of them stay for somebody who waits. */
export function MarkReason({ mark, preview }: { mark: Mark; preview: MarkPreview }) {
  const t = useText('catalogue/product_days')
  const { count, size, day } = useFormat()
  const { days, files, bytes, kept } = preview
  const amounts = { files: count(files), size: size(bytes) }
  return (
    <>
      <span className="block">{t(`form.consequence.${mark}`)}</span>
      <Text as="span" role="inherit" tone="inherit" isBlock isTabular>
        {days === 0 ? t('form.nothing') : t('form.touches', { ...amounts, count: days })}
      </Text>
      {kept.map((one) => (
        <Text key={one.day} as="span" role="ui-s" tone="ink" weight="medium" isBlock>
          {t('form.kept', { day: day(one.day), by: one.by.join(', ') })}
        </Text>
      ))}
    </>
  )
}
