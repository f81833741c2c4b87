import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv, type CsvColumn } from '#shared/csv'
import { translate, type Locale } from '#shared/i18n'
import { exportTasks, type DeliveryTask } from '#delivery/queries/list_tasks'
import { readTaskList } from '#delivery/queries/task_list'
import { orderOf } from '#delivery/transformers/delivery_task_transformer'
import { remarkOf } from '#delivery/transformers/task_api_transformer'

/** The list of tasks as its address describes it, all pages of it, as CSV. */
export default class TaskExportsController {
  show(ctx: HttpContext) {
    const asked = ctx.request.qs()
    streamCsv(ctx, {
      fileName: 'tasks.csv',
      columns: columnsIn(ctx.locale),
      rows: exportTasks(readTaskList(asked)),
      separator: asked.separator === 'comma' ? ',' : ';',
    })
  }
}

function columnsIn(locale: Locale): CsvColumn<DeliveryTask>[] {
  const column = (name: string, value: CsvColumn<DeliveryTask>['value']) => ({
    header: translate(locale, `tasks.columns.${name}`),
    value,
  })
  const words = (key: string) => translate(locale, `tasks.${key}`)
  return [
    column('id', ({ id }) => id),
    column('state', ({ state }) => words(`states.${state}`)),
    column('order', ({ reference }) => orderOf(reference) ?? reference),
    column('item', ({ itemRef }) => itemRef),
    column('licensee', ({ licensee }) => licensee),
    column('product', ({ productFolder }) => productFolder),
    column('cmd', ({ cmd }) => words(`commands.${cmd}`)),
    column('recur', ({ recur }) => words(`recurrences.${recur}`)),
    column('from', ({ from }) => from.replaceAll('-', '/')),
    column('to', ({ to }) => to.replaceAll('-', '/')),
    column('created', ({ createdAt }) => createdAt.toISOString()),
    column('start', ({ startedAt }) => startedAt?.toISOString()),
    column('finish', ({ finishedAt }) => finishedAt?.toISOString()),
    column('files_done', ({ filesDone }) => filesDone),
    column('files', ({ filesExpected }) => filesExpected),
    column('bytes', ({ bytes }) => bytes),
    column('attempts', ({ attempts }) => attempts),
    column('force', ({ forceExecute }) => words(forceExecute ? 'yes' : 'no')),
    column('description', ({ description }) => description),
    column('remark', (task) => remarkOf(task, locale)),
    column('subscription_type', ({ subscriptionType }) => subscriptionType),
    column('subscription', ({ subscription }) => subscription),
  ]
}
