import { OctagonIcon } from '@kontor/design-system/icon'
import { useNotice } from './use_notice'
import { useText } from '~/hooks/use_text'
import type { QuoteLine } from './types'

/** Why an item cannot be ordered as it is. A product that is gone has no line at all. */
export function LineProblem({ line }: { line: QuoteLine | null }) {
  const t = useText('basket')
  const say = useNotice()
  const sentences = line ? line.errors.map(say) : [t('errors.product_gone')]
  return (
    <div className="col-span-full grid gap-1 text-ui-s font-medium text-danger-text">
      {sentences.map((sentence) => (
        <p key={sentence} className="flex gap-1.5">
          <OctagonIcon />
          {sentence}
        </p>
      ))}
    </div>
  )
}
