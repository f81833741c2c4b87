import { Button } from '@kontor/design-system/button'
import { MomentText } from '@kontor/design-system/date_text'
import { Note, Problem } from '@kontor/design-system/note'
import { Heading, Text } from '@kontor/design-system/text'
import { useId, useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { Draft } from './types'
import type { DraftForm } from './use_draft_form'
import { StoppedBecause } from './stopped_because'
import { WhenChoice, type When } from './when_choice'

interface PublishPanelProps {
  form: DraftForm
  draft: Draft | null
}

/** Saves what is typed; publishes a draft at once or at a time, or discards it. */
export function PublishPanel({ form, draft }: PublishPanelProps) {
  const t = useText('catalogue/manage_products')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start rounded-panel border border-line-ink bg-surface p-5 lg:sticky lg:top-4"
    >
      <Heading level={2} id={id}>
        {draft ? t('publish.title', { number: draft.number }) : t('publish.none')}
      </Heading>
      <Problem>{form.errors.form}</Problem>
      {draft?.stopped && <StoppedBecause stopped={draft.stopped} />}
      {draft?.publishAt && (
        <Note tone="info">
          {t('publish.planned')} <MomentText value={draft.publishAt} />
        </Note>
      )}
      {form.isTyped ? <Saving form={form} /> : draft && <Publishing form={form} draft={draft} />}
      <Text role="ui-s" tone="muted">
        {t(draft || form.isTyped ? 'publish.hidden' : 'publish.begin')}
      </Text>
    </section>
  )
}

function Saving({ form }: { form: DraftForm }) {
  const t = useText('catalogue/manage_products')
  return (
    <>
      <Button variant="primary" onPress={form.save} isPending={form.isPending}>
        {t(form.isBehind ? 'publish.save_over' : 'publish.save')}
      </Button>
      <Button onPress={form.forget} isPending={form.isPending}>
        {t('publish.forget')}
      </Button>
    </>
  )
}

function Publishing({ form, draft }: { form: DraftForm; draft: Draft }) {
  const t = useText('catalogue/manage_products')
  const [when, setWhen] = useState<When>({ way: 'now', day: '', time: '06:00' })
  const seen = draft.version
  const isNow = when.way === 'now'
  const publish = () =>
    isNow
      ? form.send('post', 'draft/publish', { seen })
      : form.send('put', 'draft/publish', { seen, at: when.day, time: when.time })
  return (
    <>
      <WhenChoice when={when} onChange={setWhen} error={form.errors.at ?? form.errors.time} />
      <Button variant="primary" onPress={publish} isPending={form.isPending}>
        {t(isNow ? 'publish.publish' : 'publish.schedule')}
      </Button>
      <Button
        variant="danger"
        onPress={() => form.send('delete', 'draft', { seen })}
        isPending={form.isPending}
      >
        {t('publish.discard')}
      </Button>
    </>
  )
}
