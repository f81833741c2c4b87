import { findIn, type Finder } from '#shared/finding'
import { translate } from '#shared/i18n'
import { taskList } from '#delivery/lists/task_list'
import { staffWordsOf } from '#delivery/lists/task_words'

/** Tasks by their number, by what they work for, or for whom. */
const tasks: Finder = {
  name: 'tasks',
  rank: 60,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('tasks.read')) return []
    const found = await findIn(taskList, text)
    return found.map(({ id, state, reference, productFolder, licensee }) => ({
      id: `task:${id}`,
      path: `/admin/tasks?search=${id}`,
      label: translate(locale, 'delivery.places.find.task', { id }),
      detail: [staffWordsOf(reference, locale)?.name, productFolder, licensee]
        .filter(Boolean)
        .join(', '),
      state: { look: state, label: translate(locale, `tasks.states.${state}`) },
    }))
  },
}

export default [tasks]
