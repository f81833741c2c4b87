import { OctagonIcon } from '@kontor/design-system/icon'
import { Text } from '@kontor/design-system/text'
import { useNotice } from './use_notice'
import { useText } from '~/hooks/use_text'
import type { QuoteLine } from './types'

/** Why an item cannot be ordered as it is. A product that is gone has no line at all. */
export function LineProblem({ line }: { line: QuoteLine | null }) {
  const t = useText('basket/errors')
  const say = useNotice()
  const sentences = line ? line.errors.map(say) : [t('product_gone')]
  return (
    <div className="col-span-full grid gap-1">
      {sentences.map((sentence) => (
        <Text key={sentence} as="div" role="ui-s" tone="danger" weight="medium">
          <p className="flex gap-1.5">
            <OctagonIcon />
            {sentence}
          </p>
        </Text>
      ))}
    </div>
  )
}
