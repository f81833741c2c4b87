import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { MergerForm } from '~/components/identity/admin/merger/merger_form'
import { MergerPreview } from '~/components/identity/admin/merger/merger_preview'
import { MergerTarget } from '~/components/identity/admin/merger/merger_target'
import type { MergerPerson, Preview } from '~/components/identity/admin/merger/types'
import type { LikelyTwin } from '~/components/identity/admin/likely_twins'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  from: MergerPerson
  wentTo: number | null
  twins: LikelyTwin[]
  asked: string
  into: MergerPerson | null
  preview: Preview | null
  problem: string | null
}>

/** Two accounts that are one person: which one goes on, what moves, and the confirmation. */
export default function Merge({ from, wentTo, into, preview, ...target }: Props) {
  const t = useText('identity/merger')
  const words = useText('identity/people')
  return (
    <div className="max-w-column pb-16">
      <AdminHead
        title={t('title')}
        crumbs={[{ label: words('title'), href: ADDRESSES.users }, { label: t('title') }]}
      />
      <div className="grid gap-8">
        {wentTo === null ? (
          <>
            <Text tone="muted" measure>
              {t('lead', { name: from.name || from.email })}
            </Text>
            <MergerTarget from={from} {...target} />
          </>
        ) : (
          <Note>
            {t('went_to_long', { id: String(wentTo) })}{' '}
            <Link href={`${ADDRESSES.users}/${wentTo}`}>
              {t('to_user', { id: String(wentTo) })}
            </Link>
          </Note>
        )}
        {into && preview && (
          <>
            <MergerPreview from={from} into={into} preview={preview} />
            <MergerForm key={into.id} from={from} into={into} addresses={preview.addresses} />
          </>
        )}
      </div>
    </div>
  )
}
