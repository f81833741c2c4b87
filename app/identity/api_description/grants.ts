import { describeCalls, is } from '#shared/http/api_description'
import { ROLES } from '#identity/domain/roles'
import { apiGrantValidator } from '#identity/validators/api_user'

const { email, integer, listOf, object, oneOf, pageOf, text } = is

const groups = object({ userId: integer, groups: listOf(text), grantedGroups: listOf(text) })
const member = object({ id: integer, email, firstName: text, lastName: text })
const group = object({ group: text, role: oneOf(ROLES), users: listOf(member) })

describeCalls('Users', {
  'PUT /users/:id/grant': {
    summary: 'Grants a member of staff a group; nobody grants more rights than they have',
    body: apiGrantValidator,
    answer: groups,
    refusals: { 409: 'Only staff can have a group.' },
  },
  'DELETE /users/:id/grant/:group': {
    summary: 'Takes a granted group away',
    answer: groups,
    refusals: { 409: 'The sign-in provider names the group; it can only be taken away there.' },
  },
  'GET /admin/groups': {
    summary: 'The groups of the shop and the staff in them',
    answer: pageOf(group),
  },
})
