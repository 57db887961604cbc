import './tokens.css';
import './base.css';
import './pieces.css';
