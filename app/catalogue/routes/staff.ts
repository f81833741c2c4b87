import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { CalendarDrafts, Calendars, DayIndexings, ProductDays, UseCases, UseCaseCategories } =
  controllers.catalogue.admin

type Handler = (ctx: HttpContext) => unknown
type Tab = Record<'index' | 'export' | 'store' | 'update' | 'destroy', Handler>

const TABS: Record<
  string,
  { path: string; controller: () => Promise<{ default: new () => Tab }> }
> = {
  use_cases: { path: '', controller: UseCases },
  use_case_categories: { path: '/categories', controller: UseCaseCategories },
}

export default function staffPages() {
  productDays()
  calendars()
  useCases()
}

function productDays() {
  const days = '/admin/manage-products/:product/days'
  router
    .get(days, [ProductDays, 'index'])
    .as('catalogue.admin.product_days.index')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      router.post('/', [ProductDays, 'store']).as('store')
      router.delete('/', [ProductDays, 'destroy']).as('destroy')
      router.post('/indexing', [DayIndexings, 'store']).as('index_again')
      router.delete('/indexing', [DayIndexings, 'destroy']).as('stop_indexing')
    })
    .prefix(days)
    .as('catalogue.admin.product_days')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}

/** The venues' trading calendars; a draft is nothing but a question, and is asked by who may save it. */
function calendars() {
  router
    .group(() => {
      router.get('/', [Calendars, 'index']).as('index')
      router.get('/export', [Calendars, 'export']).as('export')
      router.get('/:calendar', [Calendars, 'show']).as('show')
    })
    .prefix('/admin/calendars')
    .as('catalogue.admin.calendars')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      router.put('/:calendar', [Calendars, 'update']).as('update')
      router.post('/:calendar/drafts/added', [CalendarDrafts, 'store']).as('drafts.add')
      router.post('/:calendar/drafts/removed', [CalendarDrafts, 'destroy']).as('drafts.remove')
      router.post('/:calendar/drafts/years', [CalendarDrafts, 'update']).as('drafts.import')
    })
    .prefix('/admin/calendars')
    .as('catalogue.admin.calendars')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}

/** What the public page of use cases shows, and the categories that products lead to. */
function useCases() {
  for (const [name, { path, controller }] of Object.entries(TABS)) {
    router
      .group(() => {
        router.get('/', [controller, 'index']).as('index')
        router.get('/export', [controller, 'export']).as('export')
      })
      .prefix(`/admin/manage-use-cases${path}`)
      .as(`catalogue.admin.${name}`)
      .use(middleware.scope({ all: ['usecases.read'] }))

    router
      .group(() => {
        router.post('/', [controller, 'store']).as('store')
        router.put('/:id', [controller, 'update']).as('update')
        router.delete('/:id', [controller, 'destroy']).as('destroy')
      })
      .prefix(`/admin/manage-use-cases${path}`)
      .where('id', rowId)
      .as(`catalogue.admin.${name}`)
      .use(middleware.scope({ all: ['usecases.read', 'usecases.write'] }))
  }
}
