import { useState } from 'react'
import type { TreeNode } from '../run/tree.ts'
import styles from './ContextTree.module.css'

function Label({ node, isChanged }: { node: TreeNode; isChanged: boolean }) {
  return (
    <span className={isChanged ? styles.changed : undefined}>
      <span className={styles.name}>{node.name}</span> <span>{node.text}</span>
      {isChanged && <span className={styles.hint}> changed</span>}
    </span>
  )
}

/** Its content is rendered when it is first opened, because contexts can be large. */
function Branch({ node, changed }: { node: TreeNode; changed: ReadonlySet<string> }) {
  const isChanged = changed.has(node.path)
  const [isOpen, setOpen] = useState(isChanged)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Label node={node} isChanged={isChanged} />
      </summary>
      {isOpen && <Nodes nodes={node.children()} changed={changed} />}
    </details>
  )
}

function Node({ node, changed }: { node: TreeNode; changed: ReadonlySet<string> }) {
  const isChanged = changed.has(node.path)
  if (node.isLeaf)
    return (
      <div className={styles.leaf}>
        <Label node={node} isChanged={isChanged} />
      </div>
    )
  return <Branch key={String(isChanged)} node={node} changed={changed} />
}

function Nodes({ nodes, changed }: { nodes: readonly TreeNode[]; changed: ReadonlySet<string> }) {
  return (
    <ul className={styles.inside}>
      {nodes.map((node) => (
        <li key={node.path}>
          <Node node={node} changed={changed} />
        </li>
      ))}
    </ul>
  )
}

/** The context of a machine as a tree; the changes of the last step are marked and open. */
export function ContextTree({ tree, changed }: { tree: TreeNode; changed: ReadonlySet<string> }) {
  if (tree.isLeaf) return <p className={styles.leaf}>The context is empty.</p>
  return (
    <div className={styles.tree}>
      <Nodes nodes={tree.children()} changed={changed} />
    </div>
  )
}
