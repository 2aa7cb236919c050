import { expect, test } from './fixtures'
import { accepted, addStep, answerWith, readBody, receipt, submitPath } from './recommendation-forms'

test.describe('Build Path', () => {
  test('should have the fields of section 2 for the path and for a step', async ({ page }) => {
    await page.goto('/recommendations?mode=path')

    await expect(page.getByLabel(/^Title/)).toHaveAttribute('required', '')
    await expect(page.locator('#path-city')).toHaveValue('Makkah')
    for (const label of ['Step title', 'Step category', 'Step description', 'Notes'])
      await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByLabel('Step category').locator('option')).toHaveText([
      'Location',
      'Gate',
      'Restaurant',
      'Prayer',
      'Transportation',
      'Rest',
      'Activity',
      'Other',
    ])
    await expect(page.getByRole('button', { name: 'Add Step' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear All Steps' })).toBeVisible()
    await expect(submitPath(page)).toBeVisible()
  })

  test('should refuse a path without steps and a step without a title, in the words of the specification', async ({
    page,
  }) => {
    await page.goto('/recommendations?mode=path')
    await expect(submitPath(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Clear All Steps' })).toBeDisabled()

    await page.getByLabel(/^Title/).fill('From the gate')
    await page.getByLabel(/^Title/).press('Enter')
    await expect(page.getByText('Path Steps Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Please click the map to add at least one step to your path.')).toBeVisible()

    await page.getByLabel('Step title').fill('   ')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await expect(page.getByText('Step Title Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Please enter a title for this step.').first()).toBeVisible()
    await expect(submitPath(page)).toBeDisabled()
  })

  test('should add, number, remove and clear steps, and send them from 1', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations?mode=path')
    await page.getByLabel(/^Title/).fill('From the gate')
    for (const title of ['First', 'Second', 'Third']) await addStep(page, title)
    await expect(page.getByLabel('Step title')).toHaveValue('')
    await expect(page.getByLabel('Step category')).toHaveValue('Location')

    await page.getByRole('button', { name: 'Remove step 1: First' }).click()
    await expect(page.getByRole('button', { name: 'Remove step 1: Second' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove step 2: Third' })).toBeVisible()
    await submitPath(page).click()

    await expect(page.getByText('Path Recommendation Submitted', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your path recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeVisible()
    const step = { description: '', category: 'Location', notes: '' }
    expect(readBody(sent[0])).toMatchObject({
      kind: 'path',
      title: 'From the gate',
      city: 'Makkah',
      steps: [
        { stepNumber: 1, title: 'Second', ...step },
        { stepNumber: 2, title: 'Third', ...step },
      ],
    })

    await page.getByRole('button', { name: 'Recommend another' }).click()
    await addStep(page, 'Alone')
    await page.getByRole('button', { name: 'Clear All Steps' }).click()
    await expect(submitPath(page)).toBeDisabled()
  })

  test('should link a step to a gate found by its number', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations?mode=path')
    await page.getByLabel(/^Title/).fill('To the gate')
    await page.getByLabel(/^Gate or place/).fill('79')
    await page.getByRole('list', { name: 'Gates and places found' }).getByRole('button').first().click()
    await expect(page.getByLabel('Step title')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await submitPath(page).click()

    await expect(page.getByText(receipt).first()).toBeVisible()
    const [step] = readBody(sent[0])['steps'] as { gateId?: number }[]
    expect(step?.gateId).toBeGreaterThan(0)
  })

  test('should change tabs by arrow keys and keep the tab in the address', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByRole('tab', { name: 'Add Place' }).focus()
    await page.keyboard.press('ArrowRight')

    await expect(page.getByRole('tab', { name: 'Build Path' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
    await expect(page).toHaveURL('/recommendations?mode=path')
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
  })
})
