import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { Heading, Text } from '@kontor/design-system/text'
import { useId } from 'react'
import { useText } from '~/hooks/use_text'
import type { DraftForm } from '../manage/use_draft_form'

interface ProposalPanelProps {
  form: DraftForm
  /** How many fields keep it from becoming a product. */
  lacking: number
}

/** Saves what is typed; what is complete becomes a hidden product. */
export function ProposalPanel({ form, lacking }: ProposalPanelProps) {
  const t = useText('catalogue/discover')
  const manage = useText('catalogue/manage_products')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start rounded-panel border border-line-ink bg-surface p-5 lg:sticky lg:top-4"
    >
      <Heading level={2} id={id}>
        {t('proposal.title')}
      </Heading>
      <Problem>{form.errors.form}</Problem>
      {form.isTyped ? (
        <>
          <Button variant="primary" onPress={form.save} isPending={form.isPending}>
            {form.isBehind ? manage('publish.save_over') : t('proposal.save')}
          </Button>
          <Button onPress={form.forget} isPending={form.isPending}>
            {manage('publish.forget')}
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          onPress={() => form.send('post', '', { seen: form.version })}
          isPending={form.isPending}
        >
          {t('proposal.make')}
        </Button>
      )}
      <Text role="ui-s" tone="muted">
        {lacking > 0 ? t('proposal.lacking', { count: lacking }) : t('proposal.hidden')}
      </Text>
    </section>
  )
}
