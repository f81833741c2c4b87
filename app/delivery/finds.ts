import { findIn, told, type Finder, type Hit } from '#shared/finding'
import { formatCount } from '#shared/domain/written_count'
import { writtenDay } from '#shared/domain/written_day'
import { translate, type Locale } from '#shared/i18n'
import { taskList, type DeliveryTask } from '#delivery/lists/task_list'
import { remarkOf, staffWordsOf } from '#delivery/lists/task_words'

/** Tasks by their number, by what they work for, or for whom. */
const tasks: Finder = {
  name: 'tasks',
  rank: 60,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('tasks.read')) return []
    const found = await findIn(taskList, text)
    return found.map((task) => hitOf(task, locale))
  },
}

function hitOf(task: DeliveryTask, locale: Locale): Hit {
  const { id, state, reference, productFolder, licensee } = task
  const owner = staffWordsOf(reference, locale)?.name
  return {
    id: `task:${id}`,
    path: `/admin/tasks?search=${id}`,
    label: translate(locale, 'delivery.places.find.task', { id }),
    detail: [owner, productFolder, licensee].filter(Boolean).join(', '),
    state: { look: state, label: translate(locale, `tasks.states.${state}`) },
    facts: told(locale, {
      'tasks.columns.owner': owner,
      'tasks.columns.licensee': licensee,
      'tasks.columns.product': productFolder,
      'tasks.columns.range': daysOf(task, locale),
      'tasks.columns.files': filesOf(task, locale),
      'tasks.columns.remark': remarkOf(task, (key, params) => translate(locale, key, params)),
    }),
  }
}

function daysOf(task: DeliveryTask, locale: Locale): string {
  const [from, to] = [task.from, task.to].map(writtenDay)
  return translate(locale, 'shared.fields.from_to', { from, to })
}

const filesOf = ({ filesDone, filesExpected }: DeliveryTask, locale: Locale): string =>
  translate(locale, 'tasks.cells.files', {
    done: formatCount(filesDone, locale),
    total: formatCount(filesExpected, locale),
  })

export default [tasks]
