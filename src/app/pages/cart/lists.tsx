import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { provideLists, provideSaveList } from '../../../services/cart/lists.actors.ts'
import { ListsPage } from '../../../views/cart/lists/ListsPage.tsx'
import { SharedListPage } from '../../../views/cart/lists/SharedListPage.tsx'
import { useShop } from '../../../views/parts/shop.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useShare } from '../../compose/useShare.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { lists } = useLoaderData<Loaded<'lists'>>()
  const { root } = useComposed()
  const { quickOrder } = useShop()
  const share = useShare()
  const actor = usePageActor(provideLists, { shell: root, quickOrder, lists })
  useEffect(() => actor.send({ type: 'lists.loaded', lists }), [actor, lists])
  return <ListsPage lists={actor} onShare={share} />
}

export function SharedList() {
  const { list } = useLoaderData<Loaded<'sharedList'>>()
  const { root } = useComposed()
  return <SharedListPage list={list} saving={usePageActor(provideSaveList, { shell: root })} />
}
