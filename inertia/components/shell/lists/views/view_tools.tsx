import { Button } from '@kontor/design-system/button'
import type { TableLook } from '@kontor/design-system/patterns/data_table'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { AskedList } from '../types'
import { DeleteView } from './delete_view'
import { currentView, parametersOf } from './saved_views'
import type { SavedView } from './types'
import { ViewMenu, type ViewStep } from './view_menu'

const NameDialog = lazy(() => import('./name_dialog'))

export interface ViewToolsProps {
  list: AskedList
  path: string
  saved: readonly SavedView[]
  look: Pick<TableLook, 'density' | 'hidden'>
}

/** Keeps what a list shows under a name, and changes the view that one came from. */
export default function ViewTools({ list, path, saved, look }: ViewToolsProps) {
  const t = useText('shared/views')
  const [step, go] = useState<ViewStep | 'save' | null>(null)
  const current = currentView(list, saved)
  const before = useViewBefore(saved, current)
  const view = before?.isOwn ? before : null
  const shown = { parameters: parametersOf(list), hidden: [...look.hidden], density: look.density }
  const close = () => go(null)
  return (
    <>
      {current === null && <Button onPress={() => go('save')}>{t('save')}</Button>}
      {view && <ViewMenu view={view} shown={shown} onStep={go} />}
      <Suspense>
        {step === 'save' && <NameDialog wish={{ path, ...shown }} onClose={close} />}
        {step === 'rename' && view && <NameDialog view={view} onClose={close} />}
      </Suspense>
      {view && <DeleteView view={view} isAsked={step === 'delete'} onClose={close} />}
    </>
  )
}

/** The view that the list shows, or that it showed before something else was asked. */
function useViewBefore(saved: readonly SavedView[], current: SavedView | null): SavedView | null {
  const [before, setBefore] = useState(current?.id ?? null)
  useEffect(() => {
    if (current) setBefore(current.id)
  }, [current])
  return current ?? saved.find(({ id }) => id === before) ?? null
}
