import { DateText, formatMoment } from '@kontor/design-system/date_text'
import { FileSize } from '@kontor/design-system/file_size'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { PageHead } from '~/components/shell/page_head'
import { useShared } from '~/hooks/use_shared'
import { ShortChecksum } from '~/components/delivery/short_checksum'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type File = { id: number; name: string; day: string; bytes: number; sha256: string }
type Sort = 'day' | 'name' | 'bytes'
type Props = InertiaProps<
  ShownList<Sort> & { token: string; link: { expiresAt: string } | null; files: File[] }
>

/** What a public link opens, for people without an account. */
export default function PublicDownload({ link, files, token, ...shown }: Props) {
  const t = useText('delivery/links')
  const columns = useColumns(token)
  const words = useListWords('delivery/links', 'public')
  if (!link) {
    return (
      <div className="pb-16">
        <PageHead
          title={t('public.not_valid')}
          tabTitle={t('errors.not_valid')}
          lead={t('public.not_valid_text')}
        />
        <LinkButton href={ADDRESSES.home}>{t('public.home')}</LinkButton>
      </div>
    )
  }
  return (
    <div className="grid gap-4 pb-16">
      <PageHead
        title={t('public.title')}
        lead={t('public.lead', { moment: formatMoment(link.expiresAt) })}
      />
      <ListTable shown={shown} words={words} rows={files} columns={columns} />
      <p>
        <Link href="/verify">{t('public.check')}</Link>
      </p>
    </div>
  )
}

function useColumns(token: string): ListColumn<File, Sort>[] {
  const t = useText('delivery/links')
  const { locale } = useShared()
  return [
    {
      id: 'name',
      head: t('public.name'),
      sort: 'name',
      wrap: true,
      cell: ({ name }: File) => (
        <Text as="span" role="mono" breaks>
          {name}
        </Text>
      ),
    },
    {
      id: 'day',
      head: t('public.day'),
      sort: 'day',
      cell: ({ day }: File) => <DateText value={day} />,
    },
    {
      id: 'bytes',
      head: t('public.size'),
      sort: 'bytes',
      end: true,
      cell: ({ bytes }: File) => <FileSize bytes={bytes} language={locale} unknownLabel="" />,
    },
    { id: 'sha256', head: t('public.checksum'), cell: (file: File) => <Sum {...file} /> },
    {
      id: 'fetch',
      head: t('public.fetch'),
      end: true,
      pressed: true,
      cell: ({ id, name }) => (
        <Link
          href={`/download/${token}/files/${id}`}
          download
          isAlone
          aria-label={t('public.download_name', { name })}
        >
          {t('public.download')}
        </Link>
      ),
    },
  ]
}

function Sum({ name, sha256 }: File) {
  const t = useText('delivery/links')
  return (
    <ShortChecksum
      sha256={sha256}
      copyLabel={t('public.copy_checksum', { name })}
      copiedLabel={t('public.copied')}
    />
  )
}
