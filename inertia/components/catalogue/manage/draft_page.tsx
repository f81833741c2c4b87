import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Text } from '@kontor/design-system/text'
import { lazy, Suspense, useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { ShownPage } from './page_parts'

export type Pages = { pageEn: ShownPage; pageDe: ShownPage }

const PageParts = lazy(() => import('./page_parts'))

/** What the product's page would say, asked for when somebody wants to see it. */
export function DraftPage({ pages, language }: { pages?: Pages; language: 'En' | 'De' }) {
  const t = useText('catalogue/manage_products')
  const [isWanted, setWanted] = useState(false)
  if (pages) {
    return (
      <div className="pt-4">
        <Text role="caption" tone="subtle">
          {t('preview.page')}
        </Text>
        <Suspense>
          <PageParts
            key={language}
            locale={language === 'De' ? 'de' : 'en'}
            shown={pages[`page${language}`]}
          />
        </Suspense>
      </div>
    )
  }
  const show = () => {
    setWanted(true)
    router.reload({ only: ['pages'], onFinish: () => setWanted(false) })
  }
  return (
    <div className="pt-4">
      <Button onPress={show} isPending={isWanted} pendingLabel={t('preview.loading')}>
        {t('preview.show_page')}
      </Button>
    </div>
  )
}
