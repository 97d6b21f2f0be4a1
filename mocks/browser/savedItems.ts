import { element, linkTo } from './elements.ts'
import type { PanelOptions } from './panel.ts'
import { forgetScenario, problemOfName, savedScenarios, saveScenario } from './savedScenarios.ts'

/** Saves the current state: the shop, the customer and the page. */
const saveAs = (name: string, { current, shop, readCustomer }: PanelOptions) =>
  saveScenario(name, {
    scenarios: [...current],
    path: window.location.pathname + window.location.search,
    cookie: readCustomer(),
    saved: shop.save(),
  })

/**
 * A form that saves the current state under a name, and the saved scenarios with links.
 * @param fill draws the panel again
 */
export const savedItems = (options: PanelOptions, fill: () => void): readonly Node[] => {
  const name = element('input', { name: 'name', required: true, ariaLabel: 'Name' })
  const problem = element('small', { role: 'alert' })
  const save = () => {
    saveAs(name.value, options)
    fill()
  }
  const replace = element('button', { type: 'button', hidden: true, onclick: save }, 'Replace it')
  const complain = (text: string, isReplaceable: boolean) => {
    problem.textContent = text
    replace.hidden = !isReplaceable
  }
  name.oninput = () => complain('', false)
  const onsubmit = (event: Event) => {
    event.preventDefault()
    const found = problemOfName(name.value)
    if (found !== undefined) complain(found, false)
    else if (savedScenarios().has(name.value))
      complain(`There is a saved scenario ${name.value}`, true)
    else save()
  }
  const form = element(
    'form',
    { onsubmit },
    ...[name, ' ', element('button', {}, 'Save the current state'), problem, replace],
  )
  const saved = [...savedScenarios().keys()].map((known) => {
    const forget = () => {
      forgetScenario(known)
      fill()
    }
    const button = element('button', { type: 'button', onclick: forget }, `Forget ${known}`)
    return element('li', {}, linkTo(known, known), ' ', button)
  })
  return [element('li', {}, form), ...saved]
}
