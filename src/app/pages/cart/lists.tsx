import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { selectIsChanging } from '../../../machines/cart/listsSelectors.ts'
import { selectIsSaving } from '../../../machines/cart/saveList.machine.ts'
import { provideLists, provideSaveList } from '../../../services/cart/lists.actors.ts'
import { ListsPage } from '../../../views/cart/lists/ListsPage.tsx'
import { SharedListPage } from '../../../views/cart/lists/SharedListPage.tsx'
import { useShop } from '../../../views/parts/shop.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { useFinishingPageActor } from '../../compose/usePageActor.ts'
import { useShare } from '../../compose/useShare.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { lists } = useLoaderData<Loaded<'lists'>>()
  const { root } = useComposed()
  const { quickOrder } = useShop()
  const share = useShare()
  const actor = useFinishingPageActor(
    provideLists,
    { shell: root, quickOrder, lists },
    selectIsChanging,
  )
  useEffect(() => actor.send({ type: 'lists.loaded', lists }), [actor, lists])
  return <ListsPage lists={actor} onShare={share} />
}

export function SharedList() {
  const { list } = useLoaderData<Loaded<'sharedList'>>()
  const { root } = useComposed()
  const saving = useFinishingPageActor(provideSaveList, { shell: root }, selectIsSaving)
  return <SharedListPage list={list} saving={saving} />
}
