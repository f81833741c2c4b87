import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { FoundFactsView } from '~/components/catalogue/discovery/found_facts'
import { ProposalPanel } from '~/components/catalogue/discovery/proposal_panel'
import { DISCOVERIES, type FoundFacts } from '~/components/catalogue/discovery/types'
import { DraftFields } from '~/components/catalogue/manage/draft_fields'
import type { Pages } from '~/components/catalogue/manage/draft_page'
import { DraftPreview, type Previews } from '~/components/catalogue/manage/draft_preview'
import { FIELD_NAMES, type Fields } from '~/components/catalogue/manage/fields'
import { PRODUCTS, type Choices } from '~/components/catalogue/manage/types'
import { useChoices } from '~/components/catalogue/manage/use_choices'
import { useDraftForm } from '~/components/catalogue/manage/use_draft_form'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Pick<Previews, 'draftEn' | 'draftDe'> & {
    pages?: Pages
    discovery: number
    position: number
    productId: number | null
    version: number
    changes: Fields
    proposed: Fields
    facts: FoundFacts
    lacks: Record<string, string>
    choices: Choices
  }
>

/** Whether customers see it is said where it is published. */
const UNSAID = ['visible', 'dailyPriceFrom'] as const
const NAMES = ['code', ...FIELD_NAMES] as const

/** What a series of files could be sold as, to be edited until it is made a hidden product. */
export default function Proposal(props: Props) {
  const { discovery, position, productId, version, changes, proposed, facts, lacks } = props
  const t = useText('catalogue/discover')
  const place = useText('catalogue/places')
  const words = useChoices(props.choices)
  const at = `${DISCOVERIES}/${discovery}/${position}`
  const draft = { version, changes }
  const typed = useDraftForm({ at, saves: '', live: proposed, draft, names: NAMES })
  const form = { ...typed, errors: { ...lacks, ...typed.errors } }
  const name = String(changes.name ?? proposed.name)
  return (
    <div className="pb-16">
      <AdminHead
        title={name}
        crumbs={[
          { label: place('admin.products.title'), href: PRODUCTS },
          { label: place('admin.discover.title'), href: DISCOVERIES },
          { label: t('series.title'), href: `${DISCOVERIES}/${discovery}` },
          { label: name },
        ]}
      />
      {productId === null ? (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-page-quote">
          <div className="grid min-w-0 gap-4">
            <div className="max-w-column">
              <TextField
                label={t('proposal.code')}
                hint={t('proposal.code_hint')}
                face="mono"
                autoComplete="off"
                value={String(form.valueOf('code') ?? '')}
                onChange={(code) => form.change('code', code)}
                error={form.errors.code}
              />
            </div>
            <DraftFields
              {...{ form, words }}
              live={proposed}
              without={UNSAID}
              beforeLabel={t('proposal.found')}
              isWhole
            />
          </div>
          <ProposalPanel form={form} lacking={Object.keys(lacks).length} />
        </div>
      ) : (
        <Note>
          {t('proposal.made')}{' '}
          <Link href={`${PRODUCTS}/${productId}`}>{t('proposal.to_product')}</Link>
        </Note>
      )}
      <div className="pt-8">
        <FoundFactsView facts={facts} />
        <DraftPreview {...props} rows={['draft']} />
      </div>
    </div>
  )
}
