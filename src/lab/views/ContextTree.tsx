import type { TreeNode } from '../tree.ts'
import styles from './ContextTree.module.css'

function Node({ node, changed }: { node: TreeNode; changed: ReadonlySet<string> }) {
  const isChanged = changed.has(node.path)
  const label = (
    <span className={isChanged ? styles.changed : undefined}>
      <span className={styles.name}>{node.name}</span> <span>{node.text}</span>
      {isChanged && <span className={styles.hint}> changed</span>}
    </span>
  )
  if (node.children.length === 0) return <div className={styles.leaf}>{label}</div>
  return (
    <details key={`${node.path} ${isChanged}`} open={isChanged || node.path === ''}>
      <summary>{label}</summary>
      <Nodes nodes={node.children} changed={changed} />
    </details>
  )
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

/** The context of a machine as a tree; what the last step changed is marked and open. */
export function ContextTree({ tree, changed }: { tree: TreeNode; changed: ReadonlySet<string> }) {
  if (tree.children.length === 0) return <p className={styles.leaf}>The context is empty.</p>
  return (
    <div className={styles.tree}>
      <Nodes nodes={tree.children} changed={changed} />
    </div>
  )
}
