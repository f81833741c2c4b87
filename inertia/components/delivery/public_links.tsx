import { useState } from 'react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { DataTable, type TableColumn } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { PageSection } from '~/components/shell/page_section'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import { CopyLink } from './copy_link'
import { NewLink } from './new_link'

export type PublicLink = Data.Delivery.PublicLink

interface PublicLinksProps {
  /** Address of what is delivered, for staff. */
  path: string
  links: PublicLink[]
  /** Links open what is there: only what is completed can have new ones. */
  isCompleted: boolean
  hasFiles: boolean
  /** Adds and deletes them; the owner names the right. */
  mayWrite: boolean
}

/** The public links of a delivery: until when, how often used, to copy and to delete. */
export function PublicLinks({ path, links, isCompleted, hasFiles, mayWrite }: PublicLinksProps) {
  const t = useText('delivery/links')
  return (
    <PageSection id="links" title={t('title')}>
      <div className="grid gap-4 border-t border-line-ink pt-3">
        <Text role="ui" tone="muted" measure>
          {t('lead')}
        </Text>
        {mayWrite && isCompleted && hasFiles && <NewLink path={path} />}
        {mayWrite && !(isCompleted && hasFiles) && (
          <Text role="ui-s" tone="muted">
            {t(isCompleted ? 'no_files' : 'not_yet')}
          </Text>
        )}
        <DataTable
          caption={t('caption')}
          density="compact"
          rows={links}
          rowKey={({ id }) => id}
          columns={useColumns(path, mayWrite)}
          empty={
            <Text role="ui" tone="muted">
              {t('none')}
            </Text>
          }
        />
      </div>
    </PageSection>
  )
}

function useColumns(path: string, mayWrite: boolean): TableColumn<PublicLink>[] {
  const t = useText('delivery/links')
  return [
    { id: 'link', head: t('link'), cell: (link) => <Address link={link} /> },
    { id: 'expires', head: t('expires'), cell: (link) => <Expiry link={link} /> },
    {
      id: 'created',
      head: t('created'),
      cell: ({ createdAt, createdBy }) => `${formatMoment(createdAt)}, ${createdBy}`,
    },
    { id: 'accesses', head: t('accesses'), end: true, cell: (link) => <Accesses link={link} /> },
    {
      id: 'actions',
      head: t('actions'),
      end: true,
      pressed: true,
      hidden: !mayWrite,
      cell: (link) => <DeleteLink path={path} link={link} />,
    },
  ]
}

const SHOWN_SIGNS = 8

function Address({ link: { url, isExpired } }: { link: PublicLink }) {
  const t = useText('delivery/links')
  if (!url) return <>{t('not_copyable')}</>
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Text as="code" role="mono-s">
        …/{url.slice(url.lastIndexOf('/') + 1).slice(0, SHOWN_SIGNS)}…
      </Text>
      {!isExpired && <CopyLink url={url} />}
    </span>
  )
}

function Expiry({ link: { expiresAt, isExpired } }: { link: PublicLink }) {
  const t = useText('delivery/links')
  return (
    <StatusBadge
      status={isExpired ? 'expired' : 'active'}
      label={formatMoment(expiresAt)}
      detail={isExpired ? t('expired') : undefined}
    />
  )
}

function Accesses({ link: { accesses, lastAccessAt } }: { link: PublicLink }) {
  const t = useText('delivery/links')
  if (!lastAccessAt) return <>{t('never')}</>
  return <>{`${accesses}, ${t('last_access', { moment: formatMoment(lastAccessAt) })}`}</>
}

function DeleteLink({ path, link }: { path: string; link: PublicLink }) {
  const t = useText('delivery/links')
  const [asked, ask] = useState<Asked | null>(null)
  const removal: Asked = {
    title: t('delete_title'),
    text: t('delete_text'),
    keep: t('keep'),
    confirm: t('confirm'),
    pending: t('deleting'),
    method: 'delete',
    path: `${path}/links/${link.id}`,
  }
  return (
    <>
      <Button variant="quiet" aria-label={t('delete')} onPress={() => ask(removal)}>
        {t('delete_short')}
      </Button>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </>
  )
}
