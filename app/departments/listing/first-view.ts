// Stylesheets of the list: in the head before the first paint, while the list's own code is still to come.
import './facets.css';
import './filter-bar.css';
import './listing.css';
